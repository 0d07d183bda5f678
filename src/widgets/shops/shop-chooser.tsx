import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { RaanError } from '../../core/kernel/errors'
import type { Shop } from '../../core/shops/shops.contract'
import { FailurePanel } from '../failure/failure-panel'
import { Field } from '../ui/field'
import { Select } from '../ui/select'

type ShopsFailureProps = { error: RaanError | undefined; onRetry(): void }

export function ShopsFailure({ error, onRetry }: ShopsFailureProps) {
  const { t } = useLingui()
  return (
    <FailurePanel
      error={error}
      title={t`Couldn't load shops`}
      forbidden={t`You don't have access to shops`}
      onRetry={onRetry}
    />
  )
}

type ShopChooserProps = {
  shops: readonly Shop[]
  /** 0: none yet */
  chosen: number
  onChoose(id: number): void
  error?: ReactNode
  required?: boolean
}

export function ShopChooser({ shops, chosen, onChoose, error, required }: ShopChooserProps) {
  const { t } = useLingui()
  return (
    <Field label={t`Shop`} error={error} required={required}>
      <Select
        value={chosen === 0 ? '' : String(chosen)}
        onChange={(id) => onChoose(Number(id))}
        options={shops.flatMap(({ id, ShopName, Closed }) => (Closed ? [] : { value: String(id), label: ShopName }))}
        placeholder={t`Select a shop`}
      />
    </Field>
  )
}
