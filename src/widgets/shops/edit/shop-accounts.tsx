import { useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import Remove from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { lookUp } from '../../../core/kernel/look-up'
import type { AccountDraft } from '../../../core/shops/edit/shops.edit.fields'
import { bankName, thaiBanks } from '../../../core/shops/shops.banks'
import { mostAccounts } from '../../../core/shops/shops.update.contract'
import { useLocale } from '../../runtime/use-locale'
import { Button } from '../../ui/button'
import { Field, FieldError } from '../../ui/field'
import * as form from '../../ui/form.css'
import { Input } from '../../ui/input'
import { Select } from '../../ui/select'
import { useRowFocus } from '../../ui/use-row-focus'
import * as css from './shop-edit.css'
import type { ShopEdit } from './use-shop-edit'
import { useShopMessages } from './use-shop-messages'

type AccountProps = { edit: ShopEdit; account: AccountDraft; position: number }

function AccountField({
  edit,
  position,
  name,
  children,
}: Omit<AccountProps, 'account'> & { name: string; children: ReactNode }) {
  const { accountLabels, errorText } = useShopMessages()
  const path = `BankAccounts.${position}.${name}`
  return (
    <div data-field={path}>
      <Field label={lookUp(accountLabels, name) ?? name} required error={errorText(lookUp(edit.errors, path), path)}>
        {children}
      </Field>
    </div>
  )
}

function Account({ edit, account, position }: AccountProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { key, Bank, Number: digits, Holder } = account
  const place = { edit, position }
  const nth = position + 1
  return (
    <li className={css.account} data-row={key}>
      <div className={form.pairs}>
        <AccountField {...place} name="Bank">
          <Select
            value={Bank}
            placeholder={t`Choose a bank`}
            onChange={(bank) => edit.changeAccount(key, { Bank: bank })}
            options={thaiBanks.map(({ code }) => ({ value: code as string, label: bankName(code, locale === 'th') }))}
          />
        </AccountField>
        <AccountField {...place} name="Number">
          <Input
            value={digits}
            inputMode="numeric"
            autoComplete="off"
            onChange={(typed) => edit.changeAccount(key, { Number: typed })}
          />
        </AccountField>
      </div>
      <AccountField {...place} name="Holder">
        <Input
          value={Holder}
          autoComplete="off"
          dir="auto"
          onChange={(typed) => edit.changeAccount(key, { Holder: typed })}
        />
      </AccountField>
      <Button
        size="s"
        look="ghost"
        className={css.rowAction}
        data-key="remove"
        icon={<Remove />}
        label={t`Remove account ${nth}`}
        onClick={() => edit.removeAccount(key)}
      >
        {t`Remove`}
      </Button>
    </li>
  )
}

/** Accounts that the reply names; the first is the usual one. */
export function ShopAccounts({ edit }: { edit: ShopEdit }) {
  const { t } = useLingui()
  const { labels, errorText } = useShopMessages()
  const { accounts } = edit.draft
  const error = errorText(edit.errors.BankAccounts, 'BankAccounts')
  const { containerRef, listeners } = useRowFocus<HTMLElement>()
  return (
    <section
      ref={containerRef}
      tabIndex={-1}
      className={form.group}
      data-field="BankAccounts"
      aria-label={labels.BankAccounts}
      {...listeners}
    >
      <h3 className={form.groupTitle}>{labels.BankAccounts}</h3>
      <p className={form.quiet}>{t`The reply to the customer names one of them; the first is the usual one.`}</p>
      {error && <FieldError>{error}</FieldError>}
      {accounts.length > 0 && (
        <ul className={css.accounts}>
          {accounts.map((account, position) => (
            <Account key={account.key} edit={edit} account={account} position={position} />
          ))}
        </ul>
      )}
      {accounts.length < mostAccounts && (
        <Button
          size="s"
          icon={<Plus />}
          className={css.rowAction}
          onClick={edit.addAccount}
        >{t`Add a bank account`}</Button>
      )}
    </section>
  )
}
