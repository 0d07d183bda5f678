/** registers the style sheet, as a .css.ts does; made by the build */
declare module '@fullcalendar/react/*.css'
