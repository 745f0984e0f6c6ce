import { megaphoneSimpleFill } from '#ui/icons';
import { Panel } from '../kit/Panel.tsx';
import { t } from '../words.ts';

/** What to say and show, step by step (ux O4). */
export function Script() {
  return (
    <Panel id="script" title={t('Script')} icon={megaphoneSimpleFill}>
      <ol />
    </Panel>
  );
}
