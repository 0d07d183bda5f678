import { Plural, useLingui } from '@lingui/react/macro'
import Alert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import * as css from './edit.css'
import type { ShopEdit } from './use-shop-edit'
import { useShopWords } from './use-shop-words'

function Problem({ children, onAgain }: { children: ReactNode; onAgain?: (() => void) | undefined }) {
  const { t } = useLingui()
  return (
    <div className={css.problem} role="alert">
      <Alert className={css.problemIcon} aria-hidden="true" />
      <div>{children}</div>
      {onAgain && (
        <div className={css.problemActions}>
          <Button size="s" onClick={onAgain}>{t`Try again`}</Button>
        </div>
      )}
    </div>
  )
}

/** Why the shop is not saved: each field with a way to it, else the failure with a way to try again. */
export function ShopProblem({ edit, onGo }: { edit: ShopEdit; onGo(path: string): void }) {
  const { t } = useLingui()
  const words = useShopWords()
  const faults = words.faults(edit.errors)
  if (edit.stage !== 'editing') return null
  if (faults.length > 0)
    return (
      <Problem>
        <p>
          <Plural
            value={faults.length}
            one="Not saved yet: one thing to mend"
            other="Not saved yet: # things to mend"
          />
        </p>
        <ul className={css.faultList}>
          {faults.map(({ path, label, text }) => (
            <li key={path}>
              <button type="button" className={css.faultLink} onClick={() => onGo(path)}>
                {label}: {text}
              </button>
            </li>
          ))}
        </ul>
      </Problem>
    )
  if (!edit.error) return null
  const { code, detail } = edit.error
  const isFinal = code === 'forbidden' || detail.status === 404
  return (
    <Problem onAgain={isFinal ? undefined : edit.save}>
      {words.failure(edit.error)} {t`What you entered is still here.`}
    </Problem>
  )
}
