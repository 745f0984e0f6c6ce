import deviceMobile from '@phosphor-icons/core/assets/regular/device-mobile.svg';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectOwnerId } from '../consoleSlice.ts';
import { t } from '../consoleTexts.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { SelectEntry } from '../kit/Entry.tsx';
import { Hint } from '../kit/Panel.tsx';
import { useGetNetworkQuery, useIssueTicketMutation } from './networkSlice.ts';
import styles from './OtherMachines.module.css';
import { QrCode } from './QrCode.tsx';

/** How a real phone in the same network comes in, or how the demo would have to be started for it (ux O9). */
export function OtherMachines() {
  const { data: network } = useGetNetworkQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!network) return null;
  const { addresses, operator, viewers, max_viewers } = network;
  return (
    <div className={styles.machines}>
      <h3 className={styles.title}>{t('On a real phone')}</h3>
      {addresses.length === 0 ? (
        <>
          <Hint>
            {t('This demo can be reached from this machine only. To open it to your network, start it like this:')}
          </Hint>
          <code className={styles.command}>{t('npm start -- --host 0.0.0.0')}</code>
        </>
      ) : (
        <>
          {operator && <Invitation addresses={addresses} />}
          <Hint>
            {t('{count} of {max} other machines look on; they can change nothing.', {
              count: viewers,
              max: max_viewers,
            })}
          </Hint>
        </>
      )}
      <Hint>
        {t(
          'Over plain http a phone lends no camera and no clipboard: photos are chosen as files, and codes are copied by hand.',
        )}
      </Hint>
    </div>
  );
}

/** What the QR code leads to, and until when. */
type Way = { readonly path: string; readonly until: number };

/** A QR code with a one-time ticket for whoever is on the phone, or to the front door. */
function Invitation({ addresses }: { addresses: readonly string[] }) {
  const [chosen, setChosen] = useState(0);
  const [way, setWay] = useState<Way | null>(null);
  const ownerId = useSelector(selectOwnerId);
  const [issue] = useIssueTicketMutation();
  const address = addresses[chosen] ?? addresses[0] ?? '';

  useEffect(() => {
    if (!way || !Number.isFinite(way.until)) return;
    const timer = setTimeout(() => setWay(null), way.until - Date.now());
    return () => clearTimeout(timer);
  }, [way]);

  const show = async () => {
    if (ownerId === null) return setWay({ path: '/', until: Number.POSITIVE_INFINITY });
    const { path, expires_at } = await issue(ownerId).unwrap();
    setWay({ path, until: Date.parse(expires_at) });
  };
  return (
    <>
      {addresses.length > 1 && (
        <SelectEntry
          label={t('Change the network')}
          value={String(chosen)}
          options={addresses.map((it, i) => [String(i), it] as const)}
          onChoose={(value) => setChosen(Number(value))}
        />
      )}
      <p className={styles.address}>{address}</p>
      <ActionButton icon={deviceMobile} onPress={show}>
        {t('Show a QR code')}
      </ActionButton>
      {way && (
        <>
          <QrCode text={`${address}${way.path}`} label={t('QR code that opens the demo on a phone')} />
          {Number.isFinite(way.until) && <Hint>{t('It is good for once, within 2 minutes.')}</Hint>}
        </>
      )}
    </>
  );
}
