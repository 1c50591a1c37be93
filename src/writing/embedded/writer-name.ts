/** The name stored with each section this writer wrote. */
export const embeddedWriterName = 'embedded';
