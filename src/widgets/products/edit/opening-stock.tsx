import { useLingui } from '@lingui/react/macro'
import { lookUp } from '../../../core/kernel/look-up'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import type { ProductForm } from './use-product-form'
import { useProductMessages } from './use-product-messages'

type OpeningStockProps = {
  edit: ProductForm
  path: string
  value: string
  onChange(typed: string): void
}

/** How many of a new product or variant are in the shop. */
export function OpeningStock({ edit, path, value, onChange }: OpeningStockProps) {
  const { t } = useLingui()
  const { onHand, errorText } = useProductMessages()
  return (
    <div data-field={path}>
      <Field
        label={onHand}
        error={errorText(lookUp(edit.errors, path), path)}
        hint={t`How many pieces; blank if you don't count them`}
      >
        <Input value={value} onChange={onChange} autoComplete="off" inputMode="numeric" disabled={edit.isUncertain} />
      </Field>
    </div>
  )
}
