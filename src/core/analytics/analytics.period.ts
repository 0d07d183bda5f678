import * as v from 'valibot'

/** The periods of a card, by wire name. `Last Year` is the twelve months before this one. */
export const periods = ['Last 28 Days', 'Last Month', 'Last Year'] as const
export type Period = (typeof periods)[number]

export const reportYears = [2020, 2019, 2018] as const
export type ReportYear = (typeof reportYears)[number]

export const isPeriod = (text: unknown): text is Period => periods.some((period) => period === text)
export const isReportYear = (year: unknown): year is ReportYear => reportYears.some((each) => each === year)

/** What figures are about. A card uses the fields it supports. */
export type Span = { period: Period; year: ReportYear }

export const firstSpan: Span = { period: 'Last 28 Days', year: 2020 }

export const periodQuery = v.object({ period: v.optional(v.picklist(periods), firstSpan.period) })
export const yearQuery = v.object({ year: v.optional(v.pipe(v.number(), v.picklist(reportYears)), firstSpan.year) })

/** The periods offered in a menu: those the backend lists, without unknown ones. */
export const periodsEntry = {
  periods: v.optional(
    v.pipe(
      v.array(v.string()),
      v.transform((names) => names.filter(isPeriod)),
    ),
    [...periods],
  ),
}

/** Label of a data point: a date (YYYY-MM-DD) or a month (YYYY-MM). */
export const labelSchema = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/, 'label'))

export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const percentSchema = v.pipe(v.number(), v.finite())

/** `data` of every series corresponds to `labels`, in length and order. */
export const charted = <S extends v.GenericSchema>(value: S) => ({
  labels: v.array(labelSchema),
  series: v.array(v.object({ name: v.string(), data: v.array(value) })),
})
