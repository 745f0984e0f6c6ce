/** A package of the lock file; `dev` packages are for building and testing only. */
export type Package = {
  path: string;
  name: string;
  version: string;
  licence: string | undefined;
  integrity: string;
  dev: boolean;
  hasInstallScript: boolean;
};
/** Returns all packages of the lock file, in its order. */
export function packagesOf(root: string): Package[];
