import { useLingui } from '@lingui/react/macro'
import Again from 'lucide-react/icons/rotate-cw'
import Broken from 'lucide-react/icons/unplug'
import { RaanError } from '../../core/kernel/errors'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { ErrorPanel } from '../ui/error-panel'
import * as css from './screen.css'

type ScreenFailureProps = { error: unknown; onRetry(): void; onReload: (() => void) | undefined }

/** Code that did not arrive: ours says so, a browser throws a TypeError that speaks of a module. */
const isChunk = (error: unknown): boolean =>
  error instanceof RaanError
    ? error.code === 'chunk'
    : error instanceof TypeError && /module|import/i.test(error.message)

export function ScreenFailure({ error, onRetry, onReload }: ScreenFailureProps) {
  const { t } = useLingui()
  if (!isChunk(error))
    return (
      <ErrorPanel title={t`Something went wrong on this screen`} onRetry={onRetry} retryLabel={t`Try again`}>
        {t`Everything else still works. If this happens again, contact an administrator.`}
      </ErrorPanel>
    )
  return (
    <div role="alert">
      <EmptyPanel
        icon={<Broken />}
        title={t`Couldn't load this screen`}
        action={
          <div className={css.actions}>
            <Button look="primary" icon={<Again />} onClick={onRetry}>
              {t`Try again`}
            </Button>
            {onReload && <Button onClick={onReload}>{t`Reload the page`}</Button>}
          </div>
        }
      >
        {t`The connection was lost, or a new version was released.`}
      </EmptyPanel>
    </div>
  )
}
