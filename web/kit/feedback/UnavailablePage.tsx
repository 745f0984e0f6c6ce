import { t } from '#i18n';
import { OopsScene } from '../art/scenes/OopsScene.ts';
import { PageFooter } from '../layout/PageFooter.tsx';
import { Screen } from '../layout/Screen.tsx';
import { ButtonLink } from '../navigation/Links.tsx';

/** A page that is not there or not hers, and the way out (ux §1.2). `home` is where that way leads. */
export function UnavailablePage({ reason, home }: { reason: 'missing' | 'forbidden'; home: string }) {
  const title = reason === 'missing' ? t('We did not find this page') : t('You cannot see this page');
  return (
    <Screen template="result" alone art={<OopsScene />} title={title}>
      <PageFooter>
        <ButtonLink to={home}>{t('Go to the start')}</ButtonLink>
      </PageFooter>
    </Screen>
  );
}
