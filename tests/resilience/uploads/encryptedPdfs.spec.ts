import { expect, test } from '../../journeys/support/journey.ts';
import { encryptedPdf } from './files.ts';

test('accepts a bank statement that is locked against editing but opens without a password', async ({
  page,
  owner,
}) => {
  await owner.signsInAs('aprobada', '/profile/congratulations');
  await owner.seesHeading('Tu adelantto ha sido aprobado');
  const statement = page.getByRole('group', { name: 'Estado de cuenta' });
  for (const name of ['rc4-128-editing-locked', 'aes-256-editing-locked']) {
    await statement
      .getByLabel(/Elegir PDF|^Reemplazar/)
      .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: encryptedPdf(name) });
    await expect(statement.getByText(`${name}.pdf`).first()).toBeAttached();
    await expect(statement.getByText('0.1 MB · Listo')).toBeVisible();
  }
});
