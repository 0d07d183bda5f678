import { Plural, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button'
import { FaultList } from '../../ui/fault-list'
import { Problem } from '../../ui/problem'
import type { ShopEdit } from './use-shop-edit'
import { useShopWords } from './use-shop-words'

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
        <FaultList faults={faults} onGo={({ path }) => onGo(path)} />
      </Problem>
    )
  if (!edit.error) return null
  const { code, detail } = edit.error
  const isFinal = code === 'forbidden' || detail.status === 404
  return (
    <Problem actions={!isFinal && <Button size="s" onClick={edit.save}>{t`Try again`}</Button>}>
      {words.failure(edit.error)} {t`What you entered is still here.`}
    </Problem>
  )
}
