import { Loading } from '#kit/feedback/Loading.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { loadDocument } from './loadDocument.ts';
import styles from './PageLoading.module.css';

/** In the place of a page whose code is still on its way: nothing for a moment, then an outline of it (ux §1.2). */
export function PageLoading() {
  return (
    <main id="main" className={styles.main}>
      <Loading onRetry={() => loadDocument(() => location.reload())}>
        <Skeleton shape="card" count={2} />
      </Loading>
    </main>
  );
}
