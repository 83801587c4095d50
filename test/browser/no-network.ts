/** What a page reports while its network is cut, whatever it asks for at that moment. */
export const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_REFUSED|Failed to fetch|WebSocket/
