package org.junit;

public @interface Before {
}
