import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the path of the first of these programs on the PATH. Undefined when there is none. */
export function programOnPath(names) {
  const places = names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));
  return places.find(isProgram);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // Missing or not executable: try the next one.
    return false;
  }
}
