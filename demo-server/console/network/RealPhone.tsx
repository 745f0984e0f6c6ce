import { useEffect, useState } from 'react';
import * as technicalTexts from '#i18n/es-MX/demo/technical';
import { ActionButton } from '../kit/ActionButton.tsx';
import { SelectEntry } from '../kit/Entry.tsx';
import { useAction } from '../kit/useAction.ts';
import { useGetNetworkQuery, useIssueTicketMutation } from './networkSlice.ts';
import { QrCode } from './QrCode.tsx';
import styles from './RealPhone.module.css';

/**
 * How a real phone in the same network opens the app: a QR code with a ticket for the owner, or to the landing page
 * without one; or how the demo is started so that it can.
 */
export function RealPhone({ ownerId }: { ownerId: string | null }) {
  const { data: network } = useGetNetworkQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!network) return null;
  return (
    <div className={styles.phone}>
      <h3 className={styles.title}>{technicalTexts.onRealPhone}</h3>
      {network.addresses.length > 0 ? (
        <Invitation addresses={network.addresses} ownerId={ownerId} />
      ) : (
        <>
          <p>{technicalTexts.thisMachineOnly}</p>
          <code className={styles.command}>{technicalTexts.startCommand}</code>
        </>
      )}
      <p>{technicalTexts.plainHttpLimits}</p>
    </div>
  );
}

function Invitation({ addresses, ownerId }: { addresses: readonly string[]; ownerId: string | null }) {
  const [chosen, setChosen] = useState(0);
  const { path, isOver, renew } = useTicket(ownerId);
  return (
    <>
      {path !== undefined && !isOver && (
        <QrCode text={`${addresses[chosen]}${path}`} label={technicalTexts.qrCodeAlt} />
      )}
      {isOver && (
        <>
          <p role="status">{technicalTexts.codeExpired}</p>
          <ActionButton onPress={renew}>{technicalTexts.anotherCode}</ActionButton>
        </>
      )}
      <p>{ownerId === null ? technicalTexts.opensLanding : technicalTexts.opensWithoutStage}</p>
      {addresses.length > 1 && (
        <SelectEntry
          label={technicalTexts.network}
          value={String(chosen)}
          options={addresses.map((address, index) => [String(index), address] as const)}
          onChoose={(value) => setChosen(Number(value))}
        />
      )}
    </>
  );
}

/** Returns the path of a ticket for the owner, the landing page without one, and whether the ticket is over. */
function useTicket(ownerId: string | null) {
  const [issueTicket, { data: ticket }] = useIssueTicketMutation();
  const [expired, setExpired] = useState<string | null>(null);
  const act = useAction();
  useEffect(() => {
    if (ownerId !== null) void act(() => issueTicket(ownerId).unwrap());
  }, [ownerId, issueTicket, act]);
  useEffect(() => {
    if (!ticket) return;
    const timer = setTimeout(() => setExpired(ticket.path), Date.parse(ticket.expires_at) - Date.now());
    return () => clearTimeout(timer);
  }, [ticket]);
  if (ownerId === null) return { path: '/', isOver: false, renew: () => undefined };
  return {
    path: ticket?.path,
    isOver: ticket !== undefined && ticket.path === expired,
    renew: () => issueTicket(ownerId).unwrap(),
  };
}
