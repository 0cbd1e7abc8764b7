/**
 * The bytes in an ArrayBuffer of their own, as uWebSockets.js hands them out.
 * @param {Buffer | string} data
 */
function toArrayBuffer(data) {
  const bytes = Buffer.from(data);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

module.exports = { toArrayBuffer };
