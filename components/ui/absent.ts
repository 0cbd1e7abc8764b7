/** Renders nothing: the fallback for a component that could not be loaded. */
export const Absent = () => null;
