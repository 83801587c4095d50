/** ofetch's default parser, which rounds large numbers. The client always brings its own. */
export default JSON.parse
