import deviceMobile from '@phosphor-icons/core/assets/regular/device-mobile.svg';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import * as consoleTexts from '#i18n/es-MX/demo/operatorConsole';
import { selectOwnerId } from '../consoleSlice.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { SelectEntry } from '../kit/Entry.tsx';
import { Hint } from '../kit/Panel.tsx';
import { useGetNetworkQuery, useIssueTicketMutation } from './networkSlice.ts';
import styles from './OtherMachines.module.css';
import { QrCode } from './QrCode.tsx';

/** Explains how a real phone in the same network opens the demo, or how to start the demo so that it can. */
export function OtherMachines() {
  const { data: network } = useGetNetworkQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!network) return null;
  const { addresses } = network;
  return (
    <div className={styles.machines}>
      <h3 className={styles.title}>{consoleTexts.onRealPhone}</h3>
      {addresses.length === 0 ? (
        <>
          <Hint>{consoleTexts.thisMachineOnly}</Hint>
          <details>
            <summary className={styles.how}>{consoleTexts.howToOpenToNetwork}</summary>
            <code className={styles.command}>{consoleTexts.startCommand}</code>
          </details>
        </>
      ) : (
        <Invitation addresses={addresses} />
      )}
      <Hint>{consoleTexts.plainHttpLimits}</Hint>
    </div>
  );
}

/** Path that the QR code opens, and the time in ms when it expires (infinite for the landing page). */
type QrTarget = { readonly path: string; readonly expiresAt: number };

/** QR code with a one-time ticket for the owner on the phone; to the landing page when nobody is signed in. */
function Invitation({ addresses }: { addresses: readonly string[] }) {
  const [addressIndex, setAddressIndex] = useState(0);
  const { target, show } = useQrTarget();
  const address = addresses[addressIndex] ?? addresses[0] ?? '';
  return (
    <>
      {addresses.length > 1 && (
        <SelectEntry
          label={consoleTexts.changeNetwork}
          value={String(addressIndex)}
          options={addresses.map((option, index) => [String(index), option] as const)}
          onChoose={(value) => setAddressIndex(Number(value))}
        />
      )}
      <p className={styles.address}>{address}</p>
      <ActionButton icon={deviceMobile} onPress={show}>
        {consoleTexts.showQrCode}
      </ActionButton>
      {target && (
        <>
          <QrCode text={`${address}${target.path}`} label={consoleTexts.qrCodeAlt} />
          {Number.isFinite(target.expiresAt) && <Hint>{consoleTexts.validOnce}</Hint>}
        </>
      )}
    </>
  );
}

/** Returns the target of the QR code until it expires, and a function that creates one. */
function useQrTarget() {
  const [target, setTarget] = useState<QrTarget | null>(null);
  const ownerId = useSelector(selectOwnerId);
  const [issueTicket] = useIssueTicketMutation();
  useEffect(() => {
    if (!target || !Number.isFinite(target.expiresAt)) return;
    const timer = setTimeout(() => setTarget(null), target.expiresAt - Date.now());
    return () => clearTimeout(timer);
  }, [target]);
  const show = async () => {
    if (ownerId === null) return setTarget({ path: '/', expiresAt: Number.POSITIVE_INFINITY });
    const { path, expires_at } = await issueTicket(ownerId).unwrap();
    setTarget({ path, expiresAt: Date.parse(expires_at) });
  };
  return { target, show };
}
