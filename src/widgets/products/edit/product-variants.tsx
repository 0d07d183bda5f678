import { useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import Restore from 'lucide-react/icons/rotate-ccw'
import Remove from 'lucide-react/icons/trash-2'
import { type ReactNode, useEffect, useState } from 'react'
import { lookUp } from '../../../core/kernel/look-up'
import { type VariantDraft, variantPriceOf } from '../../../core/products/edit/products.edit.fields'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import * as form from '../../ui/form.css'
import { Input } from '../../ui/input'
import { MoneyField } from '../../ui/money-field'
import { useRowFocus } from '../../ui/use-row-focus'
import { OpeningStock } from './opening-stock'
import * as css from './product-edit.css'
import { goOnAfterScan } from './scanned-code'
import type { ProductForm } from './use-product-form'
import { useProductMessages } from './use-product-messages'

type RowProps = { edit: ProductForm; variant: VariantDraft; position: number; mayCount: boolean }

function VariantField({
  edit,
  position,
  name,
  label,
  required,
  children,
}: Omit<RowProps, 'variant' | 'mayCount'> & {
  name: 'name' | 'sku' | 'barcode' | 'price'
  label: string
  required?: boolean
  children: ReactNode
}) {
  const { errorText } = useProductMessages()
  const path = `variants.${position}.${name}`
  return (
    <div data-field={path}>
      <Field label={label} error={errorText(lookUp(edit.errors, path), path)} required={required}>
        {children}
      </Field>
    </div>
  )
}

function Variant({ edit, variant, position, mayCount }: RowProps) {
  const { t } = useLingui()
  const { labels } = useProductMessages()
  const { key, name } = variant
  const shown = name.trim() || t`new variant`
  const text = (field: 'name' | 'sku' | 'barcode') => ({
    value: variant[field],
    onChange: (typed: string) => edit.changeVariant(key, { [field]: typed }),
    autoComplete: 'off',
    dir: 'auto',
  })
  const place = { edit, position }
  if (variant.archived)
    return (
      <li className={css.archived} data-row={key}>
        <bdi>{name}</bdi>
        <span className={form.quiet}>{t`No longer sold`}</span>
        <Button
          size="s"
          look="ghost"
          icon={<Restore />}
          label={t`Sell ${shown} again`}
          onClick={() => edit.changeVariant(key, { archived: false })}
        >
          {t`Sell again`}
        </Button>
      </li>
    )
  return (
    <li className={css.variant} data-row={key} data-field={`variants.${position}`}>
      <div className={css.variantFields}>
        <VariantField {...place} name="name" label={t`Size, colour`} required>
          <Input {...text('name')} placeholder="M / แดง" />
        </VariantField>
        <VariantField {...place} name="price" label={labels.price}>
          <MoneyField
            value={variant.price}
            placeholder={t`as the product`}
            onChange={(price) => edit.changeVariant(key, { price })}
            onError={(code) => edit.refuse(variantPriceOf(key), code)}
          />
        </VariantField>
        <VariantField {...place} name="sku" label={labels.sku}>
          <Input {...text('sku')} onKeyDown={goOnAfterScan} />
        </VariantField>
        <VariantField {...place} name="barcode" label={labels.barcode}>
          <Input {...text('barcode')} onKeyDown={goOnAfterScan} inputMode="numeric" />
        </VariantField>
        {mayCount && variant.id === 0 && (
          <OpeningStock
            edit={edit}
            path={`variants.${position}.`}
            typed={variant}
            onChange={(name, typed) => edit.changeVariant(key, { [name]: typed })}
          />
        )}
      </div>
      <Button
        look="ghost"
        size="s"
        icon={<Remove />}
        label={t`Remove ${shown}`}
        data-key="remove"
        onClick={() => edit.removeVariant(key)}
      />
    </li>
  )
}

export function ProductVariants({ edit, mayCount }: Pick<RowProps, 'edit' | 'mayCount'>) {
  const { t } = useLingui()
  const { labels } = useProductMessages()
  const focus = useRowFocus<HTMLElement>()
  const { variants } = edit.draft
  const [added, setAdded] = useState<number>()
  const add = () => {
    setAdded(variants.length)
    edit.addVariant()
  }
  useEffect(() => {
    if (added === undefined || variants.length <= added) return
    setAdded(undefined)
    focus.containerRef.current?.querySelector<HTMLElement>(`[data-field="variants.${added}.name"] input`)?.focus()
  }, [added, variants.length, focus.containerRef])
  return (
    <section
      ref={focus.containerRef}
      tabIndex={-1}
      className={form.group}
      data-field="variants"
      aria-label={labels.variants}
      {...focus.listeners}
    >
      <h3 className={form.groupTitle}>{labels.variants}</h3>
      <p className={form.quiet}>{t`Sizes or colours. An order names the variant, not just the product.`}</p>
      {variants.length > 0 && (
        <ul className={css.variants}>
          {variants.map((variant, position) => (
            <Variant key={variant.key} edit={edit} variant={variant} position={position} mayCount={mayCount} />
          ))}
        </ul>
      )}
      <Button size="s" icon={<Plus />} className={css.addVariant} onClick={add}>
        {t`Add a variant`}
      </Button>
    </section>
  )
}
