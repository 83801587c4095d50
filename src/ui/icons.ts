/*
 * The icon set, drawn on a 24-unit square with a round stroke of 2 units. One export per icon, so that a block
 * bundles only the icons that it shows.
 */
export const alertIcon =
  'M12 8.5v4.5M12 16.5v.01M10.3 4.2 2.6 17.5A2 2 0 0 0 4.3 20.5h15.4a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0Z'
export const arrowIcon = 'M5 12h14M13 6l6 6-6 6'
export const bagIcon = 'M6 8h12l1 11.5a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1ZM9 8V7a3 3 0 0 1 6 0v1'
export const calendarIcon =
  'M4 9.5h16M8 3v4M16 3v4M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z'
export const cardIcon = 'M3 9.5h18M6.5 15h4M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2Z'
export const checkIcon = 'm5 12.5 4.5 4.5L19 7.5'
export const chevronIcon = 'm9 6 6 6-6 6'
export const clockIcon = 'M12 7v5l3.5 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z'
export const closeIcon = 'M6 6l12 12M18 6 6 18'
export const downloadIcon = 'M12 4v11M8 11.5l4 4 4-4M5 19.5h14'
export const errorIcon = 'M12 7.5v5.5M12 16.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z'
export const externalIcon = 'M14 4h6v6M20 4l-9 9M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4'
export const gavelIcon = 'm13.5 4.5 6 6M10.5 7.5l6 6M14.5 5.5l-3 3M18.5 9.5l-3 3M12 11l-7.5 7.5M4.5 21h9'
export const giftIcon =
  'M4 12v7a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-7M3 8h18v4H3zM12 8v12M12 8c-1-3-2.5-4.5-4.3-4.5a2.2 2.2 0 0 0 0 4.5M12 8c1-3 2.5-4.5 4.3-4.5a2.2 2.2 0 0 1 0 4.5'
export const gridIcon = 'M4.5 4.5h6v6h-6ZM13.5 4.5h6v6h-6ZM4.5 13.5h6v6h-6ZM13.5 13.5h6v6h-6Z'
export const heartIcon = 'M12 20.5S3.5 15.5 3.5 9.3A4.8 4.8 0 0 1 12 6.4a4.8 4.8 0 0 1 8.5 2.9c0 6.2-8.5 11.2-8.5 11.2Z'
export const homeIcon = 'm4 11 8-7 8 7M6 9.5V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.5M10 20v-5h4v5'
export const infoIcon = 'M12 11v5.5M12 7.5v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z'
export const lockIcon =
  'M8 11V7.5a4 4 0 0 1 8 0V11M6.5 11h11a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5v-6A1.5 1.5 0 0 1 6.5 11Z'
export const mailIcon = 'm4 7 8 6 8-6M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z'
export const menuIcon = 'M4 7h16M4 12h16M4 17h16'
export const minusIcon = 'M5 12h14'
export const plusIcon = 'M12 5v14M5 12h14'
export const pollIcon = 'M5 20v-6M12 20V4M19 20V10'
export const refreshIcon = 'M20 5v5h-5M4 19v-5h5M5.5 9.5A7 7 0 0 1 17.5 7L20 10M18.5 14.5A7 7 0 0 1 6.5 17L4 14'
export const rowsIcon = 'M4.5 5h4.5v4.5H4.5ZM4.5 14.5H9V19H4.5ZM12.5 6h7M12.5 8.5h4M12.5 15.5h7M12.5 18h4'
export const searchIcon = 'm20 20-4.2-4.2M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z'
export const shareIcon = 'M12 15V4M8 7.5 12 3.5l4 4M5 12v6a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6'
export const successIcon = 'm8 12.5 2.7 2.7L16 9.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z'
export const surveyIcon =
  'M9 4.5H7a1.5 1.5 0 0 0-1.5 1.5v13A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V6A1.5 1.5 0 0 0 17 4.5h-2M9 3.5h6v3H9ZM9 11h6M9 15h4'
export const ticketIcon =
  'M14.5 6v2.5M14.5 11v2M14.5 15.5V18M4 6h16a1 1 0 0 1 1 1v2.5a2.5 2.5 0 0 0 0 5V17a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-2.5a2.5 2.5 0 0 0 0-5V7a1 1 0 0 1 1-1Z'
export const trashIcon = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.5 11v5M13.5 11v5'
export const trophyIcon =
  'M8 4h8v6a4 4 0 0 1-8 0ZM8 6H4.5c0 3 1 4.5 3.5 5M16 6h3.5c0 3-1 4.5-3.5 5M12 14v3.5M8.5 20.5h7c0-2-1.5-3-3.5-3s-3.5 1-3.5 3Z'
export const userIcon = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.8-3.6 3.7-5.5 7.5-5.5s6.7 1.9 7.5 5.5'
