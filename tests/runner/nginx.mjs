import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages, updatePackageLists } from './debian.mjs';

const PROGRAM = '/usr/sbin/nginx';
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Returns the paths of Debian's nginx and of its module for brotli files, null for what is not installed. The tests of
 * the deployment do not run without nginx.
 */
export const findNginx = () => ({
  program: existsSync(PROGRAM) ? PROGRAM : null,
  brotliModule: existsSync(BROTLI_MODULE) ? BROTLI_MODULE : null,
});

/** Installs nginx where that is possible. Returns whether it is there, so that the tests of the deployment can run. */
export function prepareNginx() {
  if (findNginx().program === null && canInstallPackages()) {
    console.log('Installing nginx…');
    updatePackageLists();
    installPackages('nginx-light');
    // Not every Debian release has it.
    installPackages('libnginx-mod-http-brotli-static');
  }
  return findNginx().program !== null;
}
