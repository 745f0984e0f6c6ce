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

describe('the lock file', () => {
  test('pins one version of each dependency, with the hash of its archive', () => {
    const declared = Object.entries<string>({ ...own.dependencies, ...own.devDependencies });
    expect(declared.length).toBeGreaterThan(30);
    for (const [name, version] of declared) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      expect(packages.find(({ path }) => path === `node_modules/${name}`)?.version, name).toBe(version);
    }
    expect(packages.length).toBeGreaterThan(declared.length);
    for (const { path, integrity } of packages) expect(integrity, path).toMatch(/^sha512-[\w+/]{86}==$/);
  });

  test('names the public registry only, so that npm may replace it by the configured one', () => {
    const lock = JSON.parse(text('package-lock.json'));
    expect(lock.lockfileVersion).toBe(3);
    for (const [path, entry] of Object.entries<{ resolved?: string; link?: boolean }>(lock.packages)) {
      expect(entry.resolved ?? 'https://registry.npmjs.org/', path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
      expect(entry.link, path).toBeUndefined();
    }
  });

  test('has no package with an install script but esbuild, which also works without it', () => {
    expect(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)).toEqual(['esbuild']);
    expect(Object.keys(own.scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([]);
  });

  test('has only packages with an allowed licence', () => {
    expect(packages.filter((entry) => !isAllowed(entry)).map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
    for (const licence of ['GPL-3.0', 'AGPL-3.0-only', 'SSPL-1.0', 'UNLICENSED', undefined, 'MPL-2.0'] as const) {
      expect(isAllowed({ name: 'somebody', licence }), licence).toBe(false);
    }
    // Allowed for the named tools only.
    expect(isAllowed({ name: 'lightningcss', licence: 'MPL-2.0' })).toBe(true);
  });
});

describe('the bill of materials', () => {
  const bill = sbomOf(own, packages);

  test('lists each shipped package once, with its licence and hash', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
    expect(bill.metadata.component).toMatchObject({ name: own.name, version: own.version });
    expect(bill.components.map((entry) => entry['bom-ref'])).toEqual(shipped.map(({ path }) => path));
    expect(new Set(bill.components.map((entry) => entry['bom-ref'])).size).toBe(shipped.length);
    for (const entry of bill.components) {
      expect(entry.licenses[0]?.expression, entry.name).toMatch(/^[\w.-]+( OR [\w.-]+)*$/);
      expect(entry.hashes[0]?.content, entry.name).toMatch(/^[0-9a-f]{128}$/);
    }
  });

  test('identifies each package by its package URL', () => {
    const addresses = bill.components.map(({ purl }) => purl);
    expect(addresses).toContain(`pkg:npm/express@${own.dependencies.express}`);
    expect(addresses).toContain(`pkg:npm/%40reduxjs/toolkit@${own.dependencies['@reduxjs/toolkit']}`);
  });
});
