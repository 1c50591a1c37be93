/** Minutes of the eight sections in the running order that this page shows; 42 together. */
export const runningOrder = [5.83, 4, 6.5, 7, 6.17, 4, 5, 3.5] as const;
