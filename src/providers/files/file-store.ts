/** Where files that the product makes are kept. Keys are paths of plain names; what a database row does not name may be removed. */
export type FileStore = {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined when there is no such file. */
  read: (key: string) => Promise<Uint8Array | undefined>;
  /** Removing what is not there is no error. */
  remove: (key: string) => Promise<void>;
  removeFolder: (prefix: string) => Promise<void>;
  /** The keys of all files in a folder and the folders in it. */
  list: (prefix: string) => Promise<string[]>;
};
