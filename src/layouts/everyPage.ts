// One script for all pages: each further one adds its hash to the policy of every answer.
import './copyrightYear.ts';
import './tableStops.ts';
