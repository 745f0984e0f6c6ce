import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { packagesOf } from '../../web/build/packages.mjs';
import { sbomOf } from '../../web/build/sbom.mjs';
import { isAllowed } from './licences.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = (file: string) => readFileSync(root + file, 'utf8');
const own = JSON.parse(text('package.json'));
const packages = packagesOf(root);
const shipped = packages.filter(({ dev }) => !dev);

describe('what is installed', () => {
  test('is exactly what was tested: one version of each, known by the hash of its archive', () => {
    const wanted = Object.entries<string>({ ...own.dependencies, ...own.devDependencies });
    expect(wanted.length).toBeGreaterThan(30);
    for (const [name, version] of wanted) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      expect(packages.find(({ path }) => path === `node_modules/${name}`)?.version, name).toBe(version);
    }
    expect(packages.length).toBeGreaterThan(wanted.length);
    for (const { path, integrity } of packages) expect(integrity, path).toMatch(/^sha512-[\w+/]{86}==$/);
  });

  test('comes from the registry that npm is told to use, and the lock file names no other place', () => {
    const lock = JSON.parse(text('package-lock.json'));
    expect(lock.lockfileVersion).toBe(3);
    for (const [path, it] of Object.entries<{ resolved?: string; link?: boolean }>(lock.packages)) {
      expect(it.resolved ?? 'https://registry.npmjs.org/', path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
      expect(it.link, path).toBeUndefined();
    }
  });

  test('runs nothing of its own while it is installed, but for one tool that also works without', () => {
    expect(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)).toEqual(['esbuild']);
    expect(Object.keys(own.scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([]);
  });

  test('may be used by everybody', () => {
    expect(packages.filter((it) => !isAllowed(it)).map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
    for (const licence of ['GPL-3.0', 'AGPL-3.0-only', 'SSPL-1.0', 'UNLICENSED', undefined, 'MPL-2.0'] as const) {
      expect(isAllowed({ name: 'somebody', licence }), licence).toBe(false);
    }
    // What is under a licence for tools ships in nothing but the tool itself.
    expect(isAllowed({ name: 'lightningcss', licence: 'MPL-2.0' })).toBe(true);
  });
});

describe('the bill of materials', () => {
  const bill = sbomOf(own, packages);

  test('has every package that is shipped, once, with its licence and its hash', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
    expect(bill.metadata.component).toMatchObject({ name: own.name, version: own.version });
    expect(bill.components.map((it) => it['bom-ref'])).toEqual(shipped.map(({ path }) => path));
    expect(new Set(bill.components.map((it) => it['bom-ref'])).size).toBe(shipped.length);
    for (const it of bill.components) {
      expect(it.licenses[0]?.expression, it.name).toMatch(/^[\w.-]+( OR [\w.-]+)*$/);
      expect(it.hashes[0]?.content, it.name).toMatch(/^[0-9a-f]{128}$/);
    }
  });

  test('names each so that others find it', () => {
    const addresses = bill.components.map(({ purl }) => purl);
    expect(addresses).toContain(`pkg:npm/express@${own.dependencies.express}`);
    expect(addresses).toContain(`pkg:npm/%40reduxjs/toolkit@${own.dependencies['@reduxjs/toolkit']}`);
  });
});
