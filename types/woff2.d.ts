/** A font file's address after the build. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
