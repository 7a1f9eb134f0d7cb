/** Must be imported before Sveltia, which would otherwise start without a configuration. */
Object.assign(window, { CMS_MANUAL_INIT: true });
