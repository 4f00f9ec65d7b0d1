plugins {
    java
}

val platform = providers.gradleProperty("platform").getOrElse("web")

repositories {
    mavenCentral()
}

dependencies {
    testImplementation("io.github.boykaframework:boyka-framework:2.9.0")
    testImplementation("org.testng:testng:7.11.0")
}

tasks.compileTestJava {
    options.release.set(17)
    options.encoding = "UTF-8"
}

tasks.test {
    useTestNG { suites("suites/$platform.xml") }
    testLogging.showStandardStreams = true
    outputs.upToDateWhen { false }
}
