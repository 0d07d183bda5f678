import { useLingui } from '@lingui/react/macro'
import { lookUp } from '../../../core/kernel/look-up'
import type { OpeningDraft } from '../../../core/products/edit/products.edit.pieces'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import type { ProductForm } from './use-product-form'
import { useProductMessages } from './use-product-messages'

type OpeningStockProps = {
  edit: ProductForm
  /** what the paths of its fields begin with */
  path?: string
  typed: OpeningDraft
  onChange(name: keyof OpeningDraft, typed: string): void
}

/** How many of a new product or variant are in the shop, and how many of them are few. */
export function OpeningStock({ edit, path = '', typed, onChange }: OpeningStockProps) {
  const { t } = useLingui()
  const { stockLabels, errorText } = useProductMessages()
  const hints = { onHand: t`How many pieces; blank if you don't count them`, lowAt: t`Available pieces; blank is 0` }
  return (['onHand', 'lowAt'] as const).map((name) => (
    <div key={name} data-field={path + name}>
      <Field
        label={stockLabels[name]}
        error={errorText(lookUp(edit.errors, path + name), path + name)}
        hint={hints[name]}
      >
        <Input
          value={typed[name]}
          onChange={(text) => onChange(name, text)}
          autoComplete="off"
          inputMode="numeric"
          disabled={edit.isUncertain}
        />
      </Field>
    </div>
  ))
}
