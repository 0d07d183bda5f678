import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ProductText } from '../../../core/products/edit/products.edit.fields'
import { isSoldItself } from '../../../core/products/products.product'
import { Checkbox } from '../../ui/checkbox'
import { Field } from '../../ui/field'
import * as form from '../../ui/form.css'
import { Input, Textarea } from '../../ui/input'
import { MoneyField } from '../../ui/money-field'
import { Picture } from '../../ui/picture'
import { PictureFile, readPicture } from '../../ui/picture-file'
import { OpeningStock } from './opening-stock'
import * as css from './product-edit.css'
import { ProductPrices } from './product-prices'
import { ProductVariants } from './product-variants'
import { goOnAfterScan } from './scanned-code'
import type { ProductForm } from './use-product-form'
import { useProductMessages } from './use-product-messages'

type PartProps = { edit: ProductForm }

type ProductFieldProps = PartProps & {
  name: ProductText | 'price' | 'cost' | 'aliases'
  required?: boolean
  hint?: ReactNode
  children: ReactNode
}

function ProductField({ edit, name, required, hint, children }: ProductFieldProps) {
  const { labels, errorText } = useProductMessages()
  return (
    <div data-field={name}>
      <Field label={labels[name]} error={errorText(edit.errors[name], name)} required={required} hint={hint}>
        {children}
      </Field>
    </div>
  )
}

type ProductTextProps = Omit<ProductFieldProps, 'name' | 'children'> & { name: ProductText; inputMode?: 'numeric' }

function ProductTextField({ inputMode, ...field }: ProductTextProps) {
  const { edit, name } = field
  return (
    <ProductField {...field}>
      <Input
        value={edit.draft[name]}
        onChange={(typed) => edit.set(name, typed)}
        autoComplete="off"
        dir="auto"
        inputMode={inputMode}
        onKeyDown={name === 'sku' || name === 'barcode' ? goOnAfterScan : undefined}
      />
    </ProductField>
  )
}

function ProductAmount({
  edit,
  name,
  ...field
}: Omit<ProductFieldProps, 'name' | 'children'> & { name: 'price' | 'cost' }) {
  return (
    <ProductField edit={edit} name={name} {...field}>
      <MoneyField
        value={edit.draft[name]}
        onChange={(amount) => edit.set(name, amount)}
        onError={(code) => edit.refuse(name, code)}
      />
    </ProductField>
  )
}

function ProductPicture({ edit }: PartProps) {
  const { t } = useLingui()
  const { pictureText } = useProductMessages()
  const { image, name } = edit.draft
  return (
    <div className={css.picture} data-field="image">
      <Picture src={image} alt={image === '' ? '' : t`Picture of ${name}`} />
      <div className={css.stack}>
        <PictureFile
          accept="image/*"
          read={readPicture}
          isThere={image !== ''}
          labels={{
            choose: t`Choose a picture`,
            remove: t`Remove picture`,
            hint: t`It is cropped to a square.`,
          }}
          said={edit.errors.image}
          errorText={pictureText}
          onChange={(picture) => edit.set('image', picture ?? '')}
        />
      </div>
    </div>
  )
}

function Aliases({ edit }: PartProps) {
  const { t } = useLingui()
  return (
    <ProductField
      edit={edit}
      name="aliases"
      hint={t`What staff and customers call it, separated by commas. These names are found in messages, too.`}
    >
      <Textarea rows={2} value={edit.draft.aliases} dir="auto" onChange={(typed) => edit.set('aliases', typed)} />
    </ProductField>
  )
}

type ProductFieldsProps = PartProps & {
  /** the user may see what products cost the shop */
  knowsCost: boolean
  /** the user may change the stock */
  mayCount: boolean
}

export function ProductFields({ edit, knowsCost, mayCount }: ProductFieldsProps) {
  const { t } = useLingui()
  return (
    <fieldset className={form.fields} disabled={edit.stage === 'saving'}>
      <section className={form.group}>
        <h3 className={form.groupTitle}>{t`Product`}</h3>
        <ProductTextField edit={edit} name="name" required />
        <div className={form.pairs}>
          <ProductAmount edit={edit} name="price" required />
          {knowsCost && <ProductAmount edit={edit} name="cost" hint={t`Only owners and bookkeepers see it.`} />}
          <ProductTextField edit={edit} name="unit" hint={t`What one piece is called, such as box or bottle`} />
        </div>
        {mayCount && !edit.base && isSoldItself(edit.draft) && (
          <div className={form.pairs}>
            <OpeningStock edit={edit} typed={edit.draft} onChange={edit.set} />
          </div>
        )}
        <Aliases edit={edit} />
        <ProductPicture edit={edit} />
      </section>
      <section className={form.group}>
        <h3 className={form.groupTitle}>{t`Codes`}</h3>
        <div className={form.pairs}>
          <ProductTextField edit={edit} name="sku" />
          <ProductTextField edit={edit} name="barcode" inputMode="numeric" />
        </div>
      </section>
      <ProductVariants edit={edit} mayCount={mayCount} />
      <ProductPrices edit={edit} />
      {edit.base && (
        <Checkbox
          checked={edit.draft.archived}
          onChange={(archived) => edit.set('archived', archived)}
          hint={t`It is no longer offered for new orders. Orders keep it.`}
        >
          {t`No longer sold`}
        </Checkbox>
      )}
    </fieldset>
  )
}
