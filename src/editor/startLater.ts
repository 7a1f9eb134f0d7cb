/** Imported before the editor: it is to wait for its configuration. */
Object.assign(window, { CMS_MANUAL_INIT: true });
