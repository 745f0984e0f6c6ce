import * as commonTexts from '#i18n/es-MX/common';
import * as failureTexts from '#i18n/es-MX/failures';
import { ClosedDoorScene } from '../art/scenes/ClosedDoorScene.tsx';
import { PageFooter } from '../layout/PageFooter.tsx';
import { Screen } from '../layout/Screen.tsx';
import { ButtonLink } from '../navigation/Links.tsx';

/** Page for a record that does not exist or that the owner may not see. `home` is the path of its only link. */
export function UnavailablePage({ reason, home }: { reason: 'missing' | 'forbidden'; home: string }) {
  const title = reason === 'missing' ? failureTexts.pageNotFound : failureTexts.pageNotAllowed;
  return (
    <Screen template="result" alone art={<ClosedDoorScene />} title={title}>
      <PageFooter>
        <ButtonLink to={home}>{commonTexts.goToStart}</ButtonLink>
      </PageFooter>
    </Screen>
  );
}
