import { newcomer } from '../../../demo-server/states/newcomer.ts';
import { expect, test, withoutNginx } from './deployed.ts';

test.skip(...withoutNginx);

test('an owner signs up, uploads an identification and a selfie, and sees the selfie', async ({
  page,
  owner,
  server,
}) => {
  await owner.signsUp();
  await owner.verifiesPhone();
  await owner.createsProfile();
  await owner.followsLink(/Completa tu perfil/);
  await owner.completesIdentification();
  await owner.takesSelfie();
  await owner.seesHeading('Ingresos e impuestos');
  await owner.followsLink('Terminar después');
  const selfie = page.getByRole('img', { name: newcomer.name }).first();
  await expect(selfie).toHaveAttribute('src', new RegExp(`^${server.address}/api/files/`));
  // Once it was loaded its width in pixels is known.
  await expect.poll(() => selfie.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
});
