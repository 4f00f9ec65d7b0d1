plugins {
    java
}

// starter => group = "{group}"
// starter => version = "1.0.0-SNAPSHOT"
// starter =>
val platform = providers.gradleProperty("platform").getOrElse("web") // starter => val platform = providers.gradleProperty("platform").getOrElse("{firstPlatform}")

repositories {
    mavenCentral()
}

dependencies {
    testImplementation("io.github.boykaframework:boyka-framework:2.9.0")
    testImplementation("org.testng:testng:7.11.0") // junit => testImplementation("org.junit.jupiter:junit-jupiter:5.13.4")
    // junit => testRuntimeOnly("org.junit.platform:junit-platform-launcher")
}

tasks.compileTestJava {
    options.release.set(17) // starter => options.release.set({java})
    options.encoding = "UTF-8"
}

tasks.test {
    useTestNG { suites("suites/$platform.xml") } // junit => useJUnitPlatform()
    // junit => include("**/$platform/*Test.class")
    testLogging.showStandardStreams = true
    outputs.upToDateWhen { false }
}
