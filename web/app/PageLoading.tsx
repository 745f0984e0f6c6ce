import { Loading } from '#kit/feedback/Loading.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { loadDocument } from './loadDocument.ts';
import styles from './PageLoading.module.css';

/** Placeholder while the code of a page loads: nothing for a moment, then an outline of the page. */
export function PageLoading() {
  return (
    <main id="main" className={styles.main}>
      <Loading onRetry={() => loadDocument(() => location.reload())}>
        <Skeleton shape="card" count={2} />
      </Loading>
    </main>
  );
}
