import { messages } from 'langraan:messages/runtime'
import Done from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import Shipping from 'lucide-react/icons/truck'
import { authApp } from '../../core/auth/app'
import { isErrorFree } from '../../core/kernel/field-errors'
import { newKeyedRequest } from '../../core/kernel/keyed-request'
import { isConclusive } from '../../core/kernel/outcome'
import { dayText } from '../i18n/dates'
import { useMessages } from '../i18n/use-messages'
import { useMoneyMessages } from '../money/use-money-messages'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { MoneyField } from '../ui/money-field'
import { usePageKeys } from '../ui/use-page-keys'
import { guardUnload } from './guard-unload'

/**
 * What later parts share with other elements. In the package all of them import this, so that it stays one file
 * (scripts/build/plugins/package-chunks.ts).
 */
export const basics: readonly unknown[] = [
  messages,
  Done,
  Info,
  Shipping,
  authApp,
  newKeyedRequest,
  isErrorFree,
  isConclusive,
  dayText,
  useMessages,
  useMoneyMessages,
  ConfirmDialog,
  Field,
  Input,
  MoneyField,
  usePageKeys,
  guardUnload,
]
