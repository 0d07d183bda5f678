export { apps, RaanCalendar, type RaanCalendarProps } from './calendar'
