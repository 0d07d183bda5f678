import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { employeeStatuses } from '../../core/datatable/datatable.contract'
import type { DatatableColumn } from './use-columns'

export function useSampleColumns(): readonly DatatableColumn[] {
  const { t } = useLingui()
  return useMemo(
    () => [
      { key: 'full_name', label: t`Name`, required: true, width: '9.75rem' },
      { key: 'post', label: t`Post`, required: true, completes: true, width: '6.5rem' },
      { key: 'email', label: t`Email`, required: true, hidden: true, width: '16rem' },
      { key: 'city', label: t`City`, width: '5.5rem' },
      { key: 'start_date', label: t`Start date`, kind: 'date', width: '7rem' },
      { key: 'salary', label: t`Salary`, kind: 'money', width: '6.5rem' },
      { key: 'age', label: t`Age`, kind: 'number', width: '4.5rem' },
      { key: 'experience', label: t`Years of experience`, kind: 'number', hidden: true, width: '7rem' },
      {
        key: 'status',
        label: t`Status`,
        width: '7.5rem',
        kind: 'choice',
        choices: employeeStatuses,
        choiceLabels: { 1: t`Current`, 2: t`Professional`, 3: t`Rejected`, 4: t`Resigned`, 5: t`Applied` },
        tones: { 1: 'success', 2: 'info', 3: 'danger', 4: 'neutral', 5: 'warning' },
        required: true,
      },
    ],
    [t],
  )
}
