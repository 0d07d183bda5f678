import { Trans, useLingui } from '@lingui/react/macro'
import type { ShopDraft } from '../../../core/shops/edit/shops.edit.fields'
import { useLocale } from '../../runtime/use-locale'
import { Field } from '../../ui/field'
import * as form from '../../ui/form.css'
import { Input } from '../../ui/input'
import { MoneyField } from '../../ui/money-field'
import { priceText } from '../../ui/price-text'
import { RadioGroup } from '../../ui/radio-group'
import * as css from './shop-edit.css'
import { exampleTotal, type ShopEdit } from './use-shop-edit'
import { useShopMessages } from './use-shop-messages'

function Percent({ edit }: { edit: ShopEdit }) {
  const { t } = useLingui()
  const { labels, errorText } = useShopMessages()
  return (
    <div className={form.pairs}>
      <div data-field="CODRule.value">
        <Field label={t`Share of the total`} required error={errorText(edit.errors['CODRule.value'], 'CODRule.value')}>
          <PercentInput edit={edit} />
        </Field>
      </div>
      <div data-field="CODRule.minimum">
        <Field label={labels['CODRule.minimum']} error={errorText(edit.errors['CODRule.minimum'], 'CODRule.minimum')}>
          <MoneyField
            value={edit.draft.minimum}
            placeholder="0"
            onChange={(amount) => edit.set('minimum', amount)}
            onError={(code) => edit.refuse('minimum', code)}
          />
        </Field>
      </div>
    </div>
  )
}

function PercentInput({ edit }: { edit: ShopEdit }) {
  return (
    <span className={css.percent}>
      <Input
        value={edit.draft.percent}
        inputMode="decimal"
        autoComplete="off"
        onChange={(typed) => edit.set('percent', typed)}
      />
      <span className={css.percentSign} aria-hidden="true">
        %
      </span>
    </span>
  )
}

function Fixed({ edit }: { edit: ShopEdit }) {
  const { t } = useLingui()
  const { errorText } = useShopMessages()
  return (
    <div className={form.pairs}>
      <div data-field="CODRule.value">
        <Field label={t`Fee per parcel`} required error={errorText(edit.errors['CODRule.value'], 'CODRule.value')}>
          <MoneyField
            value={edit.draft.fixed}
            onChange={(amount) => edit.set('fixed', amount)}
            onError={(code) => edit.refuse('fixed', code)}
          />
        </Field>
      </div>
    </div>
  )
}

export function ShopFee({ edit }: { edit: ShopEdit }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { errorText } = useShopMessages()
  const { kind } = edit.draft
  const total = priceText(exampleTotal, locale)
  const fee = edit.exampleFee !== undefined && priceText(edit.exampleFee, locale)
  return (
    <section className={form.group}>
      <h3 className={form.groupTitle}>{t`Cash on delivery`}</h3>
      <div data-field="CODRule">
        <RadioGroup<ShopDraft['kind']>
          label={t`COD fee`}
          labelHidden
          look="segmented"
          value={kind}
          error={errorText(edit.errors.CODRule, 'CODRule')}
          onChange={(next) => edit.set('kind', next)}
          options={[
            { value: 'none', label: t`No fee` },
            { value: 'fixed', label: t`Fixed fee` },
            { value: 'percent', label: t`Percentage` },
          ]}
        />
      </div>
      {kind === 'fixed' && <Fixed edit={edit} />}
      {kind === 'percent' && <Percent edit={edit} />}
      <p className={css.example} aria-live="polite">
        {fee === false ? (
          t`Enter a fee to see an example.`
        ) : (
          <Trans>
            On an order of {total} the customer pays a fee of <strong className={css.strong}>{fee}</strong>
          </Trans>
        )}
      </p>
    </section>
  )
}
